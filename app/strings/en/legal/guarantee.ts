import { reachTrader, traderPoints, type LegalPage, type Trader } from "./legal-page";

/** The legal guarantee of conformity (Directive 2019/771). */
export function guaranteePage(trader: Trader): LegalPage {
  return {
    title: "Legal guarantee",
    description: "What the legal guarantee of conformity covers, how long it lasts and what to do.",
    lead: "Every item must be as we described it. If it isn’t, we are liable for two years from delivery.",
    sections: [
      {
        heading: "What it covers",
        body: [
          "The guarantee covers every new item and is free of charge. You need no warranty card: it is enough to show that you bought the item from us, for example with a receipt, an invoice or an order number.",
          [
            "the item doesn’t match the description, quantity or quality that we stated;",
            "it doesn’t do what such items usually do;",
            "parts, instructions or accessories are missing;",
            "the defect appeared within two years of delivery and isn’t due to misuse or ordinary wear.",
          ],
          "If the lack of conformity appears within one year of delivery, it is presumed to have existed then, unless we prove otherwise.",
        ],
      },
      {
        heading: "What you are entitled to",
        body: [
          "You choose between a free repair and a replacement, provided that your choice is possible and not disproportionately expensive. Either is done within one month and without significant inconvenience to you.",
          "If we fail, or if the lack of conformity is serious or appears again, you can ask for a price reduction, or end the contract and get your money back.",
          "The guarantee period is suspended while the item is being repaired or replaced.",
        ],
      },
      {
        heading: "What to do",
        body: [
          `To make a complaint, ${reachTrader(trader)}. Give your order number, describe what is wrong and attach a picture if you can. We pay for shipping to us and back.`,
          traderPoints(trader),
        ],
      },
      {
        heading: "Commercial guarantee",
        body: [
          "Some manufacturers give a commercial guarantee of their own. It comes on top: your legal rights remain, whatever it says.",
        ],
      },
    ],
  };
}
