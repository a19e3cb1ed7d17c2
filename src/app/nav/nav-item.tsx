// One entry of the navigation: a link where its page is built, a button where only its panel is.
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { type Panels, TRIGGER } from "./use-panels.ts";
import type { NavEntry } from "./use-nav.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface NavItemProps {
  readonly entry: NavEntry;
  readonly panels: Panels;
  readonly panelId: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function NavItem({ entry, panels, panelId, className, children }: NavItemProps) {
  const open = panels.open === entry.key;
  const panel =
    entry.panel === null
      ? {}
      : { "aria-expanded": open, "aria-controls": open ? panelId : undefined };
  const common = { className, [TRIGGER]: entry.key, ...panel };
  if (entry.to !== null) {
    return (
      <NavLink to={entry.to} {...common} onClick={(event) => panels.onFollow(entry, event)}>
        {children}
      </NavLink>
    );
  }
  const press = entry.key === "customer" ? askCustomerService : () => panels.onPress(entry.key);
  return (
    <PlainButton {...common} onClick={press}>
      {children}
    </PlainButton>
  );
}
