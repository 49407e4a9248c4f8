import { traderPoints, type LegalPage, type Trader } from "./legal-page";

/** Withdrawal and complaints (Directives 2011/83, 2019/771). */
export function returnsPage(trader: Trader): LegalPage {
  return {
    title: "Returns and complaints",
    description: "How to return an item within 14 days and how to make a complaint.",
    lead: "You have 14 days to change your mind, without giving a reason.",
    sections: [
      {
        heading: "Right of withdrawal",
        body: [
          "A consumer may withdraw from the contract within 14 days of the day on which they, or a person named by them other than the carrier, received the item. If one order has several items, the period runs from the last one received.",
          `Tell us by the link “Withdraw from the contract” at the bottom of every page${trader.email && `, by email to ${trader.email}`} or by letter to our address. It is enough to send it before the period ends. We will confirm at once that we have received it.`,
        ],
      },
      {
        heading: "What happens next",
        body: [
          "Send the item back within 14 days of your withdrawal. You bear the cost of returning it, unless the item isn’t as we promised.",
          "We refund everything that you paid, including the cheapest standard delivery that we offer, within 14 days of your withdrawal and by the means by which you paid. We may wait until we have received the item or proof that you sent it.",
          "You are liable for a loss of value only if you used the item more than was needed to examine it.",
        ],
      },
      {
        heading: "When there is no right of withdrawal",
        body: [
          [
            "for sealed items that can’t be returned for reasons of health or hygiene, once they are unsealed, such as an opened food supplement;",
            "for items made to your specifications;",
            "for items that deteriorate quickly or have a short shelf life;",
            "for files that you downloaded after agreeing that you lose this right.",
          ],
        ],
      },
      {
        heading: "Complaints",
        body: [
          "If an item isn’t in conformity with the contract, you can make a complaint within two years of delivery. You are entitled to a free repair or replacement and, where these are impossible or fail, to a price reduction or to end the contract. Describe what happened and attach a picture if you can.",
          traderPoints(trader),
        ],
      },
      {
        heading: "Model withdrawal form",
        body: [
          `To ${[trader.company, trader.address, trader.email].filter(Boolean).join(", ")}: I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Name: … Address: … Date: … Signature (only if this form is on paper).`,
        ],
      },
    ],
  };
}
