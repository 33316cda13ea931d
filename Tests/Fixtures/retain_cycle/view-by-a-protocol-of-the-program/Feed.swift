protocol Feed {}
