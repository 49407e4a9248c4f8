import { traderPoints, type LegalPage, type Trader } from "./legal-page";

/** Privacy policy, by articles 13 and 15–22 of Regulation 2016/679. */
export function privacyPage(trader: Trader & { trackingId: string }): LegalPage {
  return {
    title: "Privacy",
    description: `Which personal data ${trader.name} collects, why, how long we keep them and what your rights are.`,
    lead: "We collect only what we need to fulfil your order, and sell data to nobody.",
    sections: [
      { heading: "Who is responsible for your data", body: [traderPoints(trader)] },
      {
        heading: "What we collect and why",
        body: [
          [
            "Name, phone, email, address and the contents of your order: to perform the contract.",
            "Data for invoices and accounting documents: a legal obligation.",
            "Email and password of your account, if you create one. The password is stored in an irreversible form only.",
            "Correspondence, complaints and withdrawals: the contract and a legal obligation.",
            "Email for a back-in-stock alert: your consent, up to 180 days.",
            "Reviews: your consent, which you can withdraw.",
            "Visitor statistics and advertising: only with your consent.",
            "Technical logs with IP addresses: our legitimate interest in protecting the site from abuse.",
          ],
        ],
      },
      {
        heading: "How long we keep them",
        body: [
          "We keep orders and correspondence about them for five years, accounting documents for up to ten years, your account until you close it, and technical logs for up to 30 days.",
        ],
      },
      {
        heading: "Who receives them",
        body: [
          [
            "the courier that you choose;",
            "the payment provider, when you pay by card; we don’t see your card number;",
            "our hosting provider and our accountant, under a processing agreement;",
            ...(trader.trackingId ? ["Google, only if you have agreed to statistics or advertising;"] : []),
            "public authorities, when the law requires it.",
          ],
          "If one of them processes data outside the European Union, it does so under an adequacy decision of the European Commission or its standard contractual clauses.",
        ],
      },
      {
        heading: "Your rights",
        body: [
          "You can ask for a copy of your data, have them corrected, deleted, restricted or transferred, object to processing based on legitimate interest, and withdraw your consent at any time. Write to the email address above; we answer within one month, free of charge.",
          "If you believe that we infringe your rights, you can lodge a complaint with Bulgaria’s Commission for Personal Data Protection, 2 Prof. Tsvetan Lazarov Blvd, 1592 Sofia, cpdp.bg.",
        ],
      },
      {
        heading: "Do you have to give us data?",
        body: [
          "Without a name, address, phone and email we can’t deliver your order. Everything else is optional. We make no automated decisions that have legal effects on you.",
        ],
      },
    ],
  };
}
