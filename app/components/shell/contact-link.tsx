import type { ReactNode } from "react";
import { useShop } from "../use-shop";
import { Icon } from "../ui/icon";

const NO_BREAK_SPACE = "\u00a0";

interface PhoneLinkProps {
  className?: string;
  hasIcon?: boolean;
}

/** The shop's phone number; renders nothing without one. */
export function PhoneLink({ className, hasIcon = false }: PhoneLinkProps) {
  const { phone } = useShop().site;
  if (!phone) return null;
  return (
    <a className={className} href={`tel:${phone.replace(/\s/g, "")}`} translate="no">
      {hasIcon && <Icon name="phone" size={20} />}
      {phone.replaceAll(" ", NO_BREAK_SPACE)}
    </a>
  );
}

/** A mailto link with a subject; renders nothing without an e-mail address. */
export function MailLink({ subject, children }: { subject: string; children: ReactNode }) {
  const { email } = useShop().site;
  if (!email) return null;
  return (
    <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      {children}
    </a>
  );
}

/** Link to the shop's phone, or else its e-mail. */
export function ContactLink({ className }: { className?: string }) {
  const { phone, email } = useShop().site;
  if (phone || !email) return <PhoneLink className={className} />;
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
