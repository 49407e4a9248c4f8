import { Form, href } from "react-router";
import { useShop } from "../../../components/use-shop";
import type { LoginClient } from "../../../domain/account/account";
import { SIGN_IN } from "#strings/account/sign-in";
import * as paths from "#paths";

interface ProviderListProps {
  providers: readonly Pick<LoginClient, "name" | "provider">[];
  returnTo: string | null;
}

/** Login providers, as buttons or as links; both are forms. */
export function ProviderList({ providers, returnTo }: ProviderListProps) {
  const { settings } = useShop();
  const isLinks = settings.socialLoginsDisplay === "links";
  if (providers.length === 0) return null;
  return (
    <div className="providers">
      <p className="providers-or">
        <span>{SIGN_IN.or}</span>
      </p>
      <ul className={isLinks ? "providers-links" : "providers-buttons"}>
        {providers.map(({ provider, name }) => (
          <li key={provider}>
            <Form method="post" action={href(paths.account)}>
              <input type="hidden" name="intent" value="provider" />
              {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
              <button
                type="submit"
                className={isLinks ? "link" : "button ghost full-width"}
                name="provider"
                value={provider}
              >
                {SIGN_IN.withProvider(name)}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
