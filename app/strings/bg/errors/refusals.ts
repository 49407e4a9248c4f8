import { BOUND_TO_EMAIL } from "../checkout/coupon";
import { createRefusalTexts } from "../../refusals";

export { isAccountTaken, isBoundToEmail, isLinkSpent, isSignInRefused } from "../../refusals";

/** The backend's refusals in Bulgarian. */
export const { refusalText, signInRefusalText } = createRefusalTexts({
  texts: {
    noSuchCode: "Няма такъв код. Проверете как е изписан.",
    codeExpired: "Срокът на този код е изтекъл.",
    minimumSpend: "Кодът важи за поръчки от $1 нагоре.",
    maximumSpend: "Кодът важи за поръчки до $1.",
    notForTheseProducts: "Кодът не важи за избраните продукти.",
    notForSaleItems: "Кодът не важи за намалени продукти.",
    notWithOtherCodes: "Вече има код, който не се съчетава с други. Махнете го и опитайте пак.",
    codeInvalid: "Този код не важи за Вас или вече е спрян.",
    codeBoundToEmail: BOUND_TO_EMAIL,
    codeUsedUp: "Този код вече е използван докрай.",
    codeAlreadyApplied: "Този код вече е приложен.",
    codeNotApplied: "Този код не е приложен в количката.",
    notInStock: "„$1“ вече не е в наличност. Махнете го от количката и опитайте пак.",
    notEnough: "От „$1“ има само $2 бр. Намалете броя в количката и опитайте пак.",
    cartEmpty: "Количката вече е празна.",
    optionsMissing: "Изберете вариант на продукта.",
    tooManyReviews: "Изпращате отзиви един след друг. Изчакайте малко и опитайте пак.",
    reviewSent: "Вече сте изпратили същия отзив за този продукт.",
    nameMissing: "Напишете името си.",
    emailRefused: "Магазинът не приема този имейл. Проверете как е изписан.",
    productGone: "Този продукт вече не се предлага.",
    reviewsClosed: "За този продукт не се приемат отзиви.",
    deliveryChanged: "Цената на доставката се промени, докато изпращахте поръчката. Проверете я и потвърдете пак.",
    paymentGone: "Този начин на плащане вече не се предлага.",
    awaitingApproval: "Профилът чака одобрение от магазина. Ще Ви пишем, когато е готов.",
    registrationClosed: "Магазинът не приема нови профили в момента.",
    signInWrong: "Грешно потребителско име или парола.",
    credentialsMissing: "Напишете потребителско име и парола.",
    signedInAlready: "Вече сте влезли в профила си.",
    emailIncomplete: "Имейлът изглежда непълен, например maria@example.bg.",
    usernameRefused: "От този имейл не става потребителско име. Напишете друг имейл.",
    passwordMissing: "Измислете парола.",
    identityMissing: "Напишете имейл или потребителско име.",
    linkSpent: "Връзката за нова парола вече не важи. Поискайте нова.",
    newPasswordMissing: "Напишете нова парола.",
    signInExpired: "Този вход вече не важи. Започнете отначало.",
    noAccounts: "Този магазин работи без профили: поръчайте като гост.",
  },
  letters: { own: /[а-я]/gi, other: /[a-z]/gi },
  answer: (message) => `Отговорът беше: „${message}“`,
  errorNumber: (requestId) => `Номер на грешката: ${requestId}.`,
  signInRefused: (requestId) =>
    `Грешно потребителско име или парола. Ако са верни, профилът може да чака одобрение: пишете ни${requestId ? ` с номера на грешката: ${requestId}` : ""}.`,
});
