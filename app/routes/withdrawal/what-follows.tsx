import { useShop } from "../../components/use-shop";
import { WITHDRAWAL } from "#strings/account/withdrawal";

interface WhatFollowsProps {
  title: string;
  steps: string[];
}

/** The next steps after a withdrawal, with a link to the terms. */
export function WhatFollows({ title, steps }: WhatFollowsProps) {
  const { site } = useShop();
  return (
    <aside className="box withdrawal-aside" aria-labelledby="what-follows">
      <h2 id="what-follows">{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {site.withdrawalPath && (
        <a className="link" href={site.withdrawalPath}>
          {WITHDRAWAL.rules}
        </a>
      )}
    </aside>
  );
}
