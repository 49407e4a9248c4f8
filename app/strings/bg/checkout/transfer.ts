interface Notice {
  title: string;
  text: string;
}

/** Texts of the hand-over to WooCommerce's own checkout. */
export const TRANSFER = {
  title: "Плащане",
  otherWays: "Други начини на плащане",
  retry: "Опитайте пак",
  toCart: "Към количката",
  buyThere: "Към избор и поръчка",
  buyThereText: "Този продукт се избира и поръчва на отделна страница.",
} as const;

/** Why WordPress didn't accept the shopper. */
export const TRANSFER_REFUSALS = {
  link: {
    title: "Връзката към плащането не важи",
    text: "Тя е за еднократно ползване, за минута и само за браузъра, в който е направена. Количката Ви е непокътната.",
  },
  staff: {
    title: "Влезте първо в WordPress",
    text: "Профилът Ви може да редактира магазина, затова не го отваряме с връзка. Влезте в WordPress в този браузър и опитайте пак.",
  },
} as const satisfies Record<string, Notice>;
