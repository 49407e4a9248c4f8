/** Texts of a bank transfer. */
export const BANK = {
  holder: "Получател",
  bank: "Банка",
  iban: "IBAN",
  bic: "BIC",
  amount: "Сума",
  reason: "Основание",
  copy: (what: string) => `Копирайте: ${what}`,
  copied: "Копирано",
  notCopied: "Не успяхме да копираме. Маркирайте текста и го копирайте сами.",
  code: "QR код за превода",
  scan: "Сканирайте с приложението на банката си: данните се попълват сами.",
  inMail: "Банковата сметка е в имейла с потвърждението на поръчката.",
} as const;
