import { Form, href, useLocation } from "react-router";
import { SHELL } from "#strings/shell";
import { Icon } from "../ui/icon";
import * as paths from "#paths";

interface SignOutProps {
  className?: string;
  onLeave?: () => void;
}

/** A form, not a link: another site must not be able to sign anybody out. */
export function SignOut({ className, onLeave }: SignOutProps) {
  const { pathname } = useLocation();
  return (
    <Form method="post" action={href(paths.account)} onSubmit={onLeave}>
      <input type="hidden" name="from" value={pathname} />
      <button type="submit" className={className} name="intent" value="sign-out">
        <Icon name="out" size={20} />
        {SHELL.signOut}
      </button>
    </Form>
  );
}
