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
export function FactTabs({ facts: { safety, supplement, language } }: { facts: ProductFacts }) {
  return (
    <>
      {hasAny(supplement) && (
        <Tab title={PRODUCT_FACTS.supplement} isOpen>
          <Supplement facts={supplement} language={language} />
        </Tab>
      )}
      {hasAny(safety) && (
        <Tab title={PRODUCT_FACTS.safety}>
          <dl className="facts">
            {SAFETY.map((fact) => (
              <Fact key={fact} name={PRODUCT_FACTS.safetyNames[fact]} text={safety[fact]} language={language} />
            ))}
            <Fact name={PRODUCT_FACTS.safetyNames.warnings} text={safety.warnings} language={language} />
          </dl>
        </Tab>
      )}
    </>
  );
}

function Supplement({ facts, language }: { facts: ProductFacts["supplement"]; language: string | undefined }) {
  const rows = readNutrition(facts.nutrition ?? "");
  const names = PRODUCT_FACTS.supplementNames;
  return (
    <>
      <dl className="facts">
        <Fact name={names.ingredients} text={facts.ingredients} language={language} />
        <Fact name={names.allergens} text={facts.allergens} language={language} isStrong />
        <Fact name={names.dailyDose} text={facts.dailyDose} language={language} />
        <Fact name={names.warnings} text={facts.warnings} language={language} />
        <Fact name={names.storage} text={facts.storage} language={language} />
      </dl>
      {rows.length > 0 && (
        <table className="table facts-table">
          <caption>{facts.nutritionPer ? `${names.nutrition}, ${facts.nutritionPer}` : names.nutrition}</caption>
          <tbody lang={language}>
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

interface FactProps {
  name: string;
  text: string | undefined;
  language: string | undefined;
  isStrong?: boolean;
}

function Fact({ name, text, language, isStrong = false }: FactProps) {
  if (!text) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={language}>{isStrong ? <strong>{text}</strong> : text}</dd>
    </div>
  );
}
