import type { ReactNode } from "react";
import { Swatch } from "../../../components/ui/swatch";
import { useFollowed } from "./use-filter-form";

interface FilterOptionProps {
  name: string;
  value: string;
  isChosen: boolean;
  /** null: not known; 0: the choice would give nothing, so it is off unless it is chosen. */
  count: number | null;
  children: ReactNode;
}

/** A box with its words and how many products it would give. */
export function FilterOption({ children, ...option }: FilterOptionProps) {
  return (
    <label className={isOff(option) ? "ck off" : "ck"}>
      <Box {...option} />
      {children}
      <Count count={option.count} />
    </label>
  );
}

/** A short name as a pill. */
export function FilterPill({ children, ...option }: FilterOptionProps) {
  return (
    <label className={isOff(option) ? "pl off" : "pl"}>
      <Box {...option} />
      {children}
      <span className="sr">
        {" "}
        <Count count={option.count} />
      </span>
    </label>
  );
}

/** A colour with its name: the disc carries the mark, the name says which. */
export function FilterSwatch({ colour, children, ...option }: FilterOptionProps & { colour: string }) {
  return (
    <label className={isOff(option) ? "ck fsw off" : "ck fsw"}>
      <span className="dot">
        <Box {...option} />
        <Swatch colour={colour} />
      </span>
      {children}
      <Count count={option.count} />
    </label>
  );
}

type BoxProps = Omit<FilterOptionProps, "children">;

function Box({ name, value, isChosen, count }: BoxProps) {
  const [isOn, setOn] = useFollowed(isChosen);
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={isOn}
      disabled={isOff({ isChosen, count }) && !isOn}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}

function isOff({ isChosen, count }: Pick<BoxProps, "isChosen" | "count">): boolean {
  return count === 0 && !isChosen;
}

function Count({ count }: { count: number | null }) {
  return count !== null && <span className="n">{count}</span>;
}
