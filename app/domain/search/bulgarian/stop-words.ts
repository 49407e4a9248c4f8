const STOP_WORDS = new Set(
  (
    "а ако ал би в ви во все във го да дали до е за и из или им й как като ли ме ми му на над не но ние няма о от " +
    "по под пред при против с са се си след със та тези той това те то тя у че ще я най още само има ти вас нас ви вие вашите " +
    "който която което които когато където така този тази тук там него нея тях of the and for with in to"
  ).split(" "),
);

/** Function words of Bulgarian, and those of English in its names. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
