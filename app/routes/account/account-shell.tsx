import { useEffect, useRef, type ReactNode } from "react";
import { href, Link, useLocation } from "react-router";
import { ArrivalHeading } from "../../components/ui/arrival-heading";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { Icon, type IconName } from "../../components/ui/icon";
import { SignOut } from "../../components/account/sign-out";
import { MY_ACCOUNT, TAB_NAMES } from "#strings/account/my-account";
import { SHELL } from "#strings/shell";
import { TABS, tabPath, type Tab } from "./tabs";
import { Alert } from "../../components/ui/alert";
import { Part } from "../../components/ui/part";
import * as paths from "#paths";

interface AccountShellProps {
  tab: Tab;
  title: string;
  /** Breadcrumb title of a page below its tab, such as one order. */
  below?: string;
  children: ReactNode;
}

const ICONS: Record<Tab, IconName> = {
  overview: "grid",
  orders: "box",
  downloads: "download",
  wishlist: "heart",
  addresses: "pin",
  details: "pen",
  password: "lock",
};

/** Frame of every account page: breadcrumb, heading, tabs and sign-out. */
export function AccountShell({ tab, title, below, children }: AccountShellProps) {
  const steps = [
    { name: SHELL.account, to: href(paths.account) },
    ...(tab === "overview" ? [] : [{ name: TAB_NAMES[tab], to: tabPath(tab) }]),
    ...(below ? [{ name: below }] : []),
  ];
  const trail = steps.map((step, index) => (index === steps.length - 1 ? { name: step.name } : step));
  return (
    <div className="container">
      <Breadcrumb trail={trail} />
      <div className="page-head">
        <ArrivalHeading>{title}</ArrivalHeading>
      </div>
      <div className="account-columns">
        <Tabs current={tab} isBelow={below !== undefined} />
        <div className="account-body">
          <Part>{children}</Part>
        </div>
      </div>
    </div>
  );
}

function Tabs({ current, isBelow }: { current: Tab; isBelow: boolean }) {
  const here = useRef<HTMLAnchorElement>(null);
  // On phones the tabs are in a scrollable row.
  useEffect(() => {
    // Braces: newer browsers return a promise, which React would take for a cleanup function.
    void here.current?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, []);
  return (
    <nav className="account-tabs" aria-label={MY_ACCOUNT.tabs}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          ref={tab === current ? here : undefined}
          to={tabPath(tab)}
          aria-current={tab !== current ? undefined : isBelow ? "true" : "page"}
        >
          <Icon name={ICONS[tab]} size={20} />
          <span>{TAB_NAMES[tab]}</span>
        </Link>
      ))}
      <SignOut />
    </nav>
  );
}

interface AccountErrorProps {
  text: string;
  /** The machine-readable error code, where one exists (config/service-errors.ts). */
  error?: string;
}

/** Shown instead of data that couldn't be loaded, with a retry link. */
export function AccountError({ text, error }: AccountErrorProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="account-error" data-error={error}>
      <Alert type="error">{text}</Alert>
      <a className="button" href={pathname + search}>
        {MY_ACCOUNT.retry}
      </a>
    </div>
  );
}
