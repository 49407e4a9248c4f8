import type { DemoAuthor } from "../types.ts";

export const authors: DemoAuthor[] = [
  {
    id: 11,
    slug: "kalina-stoyanova",
    name: "Калина Стоянова",
    description: "Диетолог. Води консултациите на „Сила“ и проверява съставите, преди продуктът да влезе в магазина.",
  },
  {
    id: 12,
    slug: "dimitar-vasilev",
    name: "Димитър Василев",
    description: "Треньор от 2011 г. Пише за движение, техника и за хората, които тепърва влизат в залата.",
  },
  {
    id: 13,
    slug: "radostina-miteva",
    name: "Радостина Митева",
    description: "Отговаря за дрехите, обувките и за кухнята на блога. Бяга дълго и готви бързо.",
  },
];
