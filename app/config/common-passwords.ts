/** The words most common in Bulgarian passwords, in both alphabets; lower case. */
export const COMMON_WORDS = [
  ..."parola password passw0rd qwerty asdf zxcv qazwsx 1q2w3e abc123 iloveyou obicham admin welcome letmein".split(" "),
  ..."levski cska bulgaria balgaria sofia plovdiv varna dragon monkey football futbol fitnes fitness sila".split(" "),
  ..."ivan georgi dimitar petar nikola maria ivanov georgiev dimitrov petrov".split(" "),
  ..."парола явертъ обичам левски цска българия софия пловдив варна футбол фитнес сила иван георги мария".split(" "),
];
