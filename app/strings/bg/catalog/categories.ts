/** Texts of the categories page. */
export const CATEGORIES = {
  title: "Всички категории",
  lead: "Изберете вид и стигнете направо до нужното.",
  description: "Всички категории спортни стоки, добавки и екипировка на едно място.",
} as const;
