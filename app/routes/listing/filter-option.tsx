import type { ReactNode } from "react";
import { Swatch } from "../../components/swatch";

interface FilterOptionProps {
  name: string;
  value: string;
  isChosen: boolean;
  /** null: not known; 0: the choice would give nothing, so it is off unless it is chosen (design §4). */
  count: number | null;
  children: ReactNode;
}

/** A box with its words and how many products it would give. */
export function FilterOption({ name, value, isChosen, count, children }: FilterOptionProps) {
  const isOff = count === 0 && !isChosen;
  return (
    <label className={isOff ? "ck off" : "ck"}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={isOff} />
      {children}
      {count !== null && <Count count={count} />}
    </label>
  );
}

/** A short name as a pill. */
export function FilterPill({ name, value, isChosen, count, children }: FilterOptionProps) {
  const isOff = count === 0 && !isChosen;
  return (
    <label className={isOff ? "pl off" : "pl"}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={isOff} />
      {children}
      {count !== null && (
        <span className="sr">
          {" "}
          <Count count={count} />
        </span>
      )}
    </label>
  );
}

/** A colour with its name: the disc carries the mark, the name says which. */
export function FilterSwatch({ colour, ...option }: FilterOptionProps & { colour: string }) {
  const { name, value, isChosen, count, children } = option;
  const isOff = count === 0 && !isChosen;
  return (
    <label className={isOff ? "ck sw off" : "ck sw"}>
      <span className="dot">
        <input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={isOff} />
        <Swatch colour={colour} />
      </span>
      {children}
      {count !== null && <Count count={count} />}
    </label>
  );
}

function Count({ count }: { count: number }) {
  return <span className="n">{count}</span>;
}
