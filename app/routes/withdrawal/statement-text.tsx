import { useShop } from "../../components/use-shop";
import type { WithdrawalStatement } from "../../domain/withdrawals/withdrawal";
import { WITHDRAWAL } from "#strings/account/withdrawal";

/** The exact wording of the statement, and who made it. */
export function StatementText({ statement }: { statement: WithdrawalStatement }) {
  const { site } = useShop();
  const { name, email, goods } = statement;
  return (
    <section className="box withdrawal-statement" aria-labelledby="statement">
      <h2 id="statement">{WITHDRAWAL.yourStatement}</h2>
      <p>{WITHDRAWAL.statement(statement)}</p>
      {goods && <p className="withdrawal-listed">{goods}</p>}
      <dl>
        <div>
          <dt>{WITHDRAWAL.to}</dt>
          <dd>{site.company || site.name}</dd>
        </div>
        <div>
          <dt>{WITHDRAWAL.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{WITHDRAWAL.email}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
    </section>
  );
}
