import { hasAny, readNutrition, type ProductFacts, type SafetyFact } from "../../../domain/product/product-facts";
import { PRODUCT_FACTS } from "#strings/catalog/product-facts";
import { Tab } from "./tab";

const SAFETY: SafetyFact[] = [
  "maker",
  "makerAddress",
  "makerContact",
  "responsible",
  "responsibleAddress",
  "responsibleContact",
  "model",
];

/** Composition of foods and supplements (Regulation 1169/2011), and the responsible person (2023/988 art. 19). */
export function FactTabs({ facts }: { facts: ProductFacts }) {
  const { safety, supplement } = facts;
  return (
    <>
      {hasAny(supplement) && (
        <Tab title={PRODUCT_FACTS.supplement} isOpen>
          <Supplement facts={supplement} />
        </Tab>
      )}
      {hasAny(safety) && (
        <Tab title={PRODUCT_FACTS.safety}>
          <dl className="facts">
            {SAFETY.map((fact) => (
              <Fact key={fact} name={PRODUCT_FACTS.safetyNames[fact]} text={safety[fact]} />
            ))}
            <Fact name={PRODUCT_FACTS.safetyNames.warnings} text={safety.warnings} />
          </dl>
        </Tab>
      )}
    </>
  );
}

function Supplement({ facts }: { facts: ProductFacts["supplement"] }) {
  const rows = readNutrition(facts.nutrition ?? "");
  const names = PRODUCT_FACTS.supplementNames;
  return (
    <>
      <dl className="facts">
        <Fact name={names.ingredients} text={facts.ingredients} />
        <Fact name={names.allergens} text={facts.allergens} isStrong />
        <Fact name={names.dailyDose} text={facts.dailyDose} />
        <Fact name={names.warnings} text={facts.warnings} />
        <Fact name={names.storage} text={facts.storage} />
      </dl>
      {rows.length > 0 && (
        <table className="table facts-table">
          <caption>{facts.nutritionPer ? `${names.nutrition}, ${facts.nutritionPer}` : names.nutrition}</caption>
          <tbody>
            {rows.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Fact({ name, text, isStrong = false }: { name: string; text: string | undefined; isStrong?: boolean }) {
  if (!text) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isStrong ? <strong>{text}</strong> : text}</dd>
    </div>
  );
}
