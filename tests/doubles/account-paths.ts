/** Every page of a signed-in customer, with orders of the demo's ivan (demo/content/orders/orders-of-ivan.ts). */
export const ACCOUNT_PATHS = [
  "/my-account",
  "/my-account/orders",
  "/my-account/orders/1192",
  "/my-account/downloads",
  "/my-account/addresses",
  "/my-account/addresses?edit=billing",
  "/my-account/details",
  "/my-account/password",
  "/my-account/wishlist",
];

/** Every form that they have. */
export const ACCOUNT_FORMS: [path: string, fields: Record<string, string>][] = [
  ["/my-account/orders/1192", { intent: "again" }],
  [
    "/my-account/addresses?edit=billing",
    {
      block: "billing",
      "billing.firstName": "Иван",
      "billing.lastName": "Петров",
      "billing.email": "ivan@example.bg",
      "billing.phone": "0888 123 456",
      "billing.country": "BG",
      "billing.state": "BG-18",
      "billing.city": "Русе",
      "billing.postcode": "7000",
      "billing.address1": "ул. „Нова“ 2",
    },
  ],
  ["/my-account/details", { firstName: "Иван", lastName: "Иванов", email: "ivan@example.bg" }],
  ["/my-account/password", { password: "sila-demo-2026", newPassword: "nova parola 9" }],
];
