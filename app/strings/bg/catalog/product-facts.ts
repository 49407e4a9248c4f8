/** Texts of product safety, composition and the legal guarantee. */
export const PRODUCT_FACTS = {
  supplement: "Състав и прием",
  safety: "Производител и безопасност",
  safetyNames: {
    maker: "Производител",
    makerAddress: "Адрес на производителя",
    makerContact: "Връзка с производителя",
    responsible: "Отговорно лице в ЕС",
    responsibleAddress: "Адрес на отговорното лице",
    responsibleContact: "Връзка с отговорното лице",
    model: "Модел или партида",
    warnings: "Предупреждения и безопасна употреба",
  },
  supplementNames: {
    ingredients: "Съставки",
    allergens: "Алергени",
    dailyDose: "Препоръчителна дневна доза",
    nutrition: "Хранителна информация",
    warnings: "Предупреждения",
    storage: "Съхранение",
  },
  guarantee: "Законова гаранция",
  guaranteeText:
    "За всяка стока носим отговорност да съответства на договора две години от доставката. Ако не съответства, имате право на безплатен ремонт или замяна, а при законовите условия и на намаляване на цената или разваляне на договора.",
  guaranteeMore: "Повече за законовата гаранция",
  guaranteePicture: "Официално уведомление за законовата гаранция за съответствие в Европейския съюз",
} as const;
