// One entry of the navigation: a link where its page is built, a button where only its panel is.
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { askCustomerService } from "../../session/customer-service.ts";
import { TRIGGER } from "./use-panels.ts";
import type { NavEntry } from "./use-nav.ts";

interface NavItemProps {
  readonly entry: NavEntry;
  readonly open: boolean;
  readonly panelId: string;
  readonly className: string;
  readonly onClick: (event: React.MouseEvent) => void;
  readonly onNavigate: () => void;
  readonly children: ReactNode;
}

export function NavItem({
  entry,
  open,
  panelId,
  className,
  onClick,
  onNavigate,
  children,
}: NavItemProps) {
  const panel = entry.panel ? { "aria-expanded": open, "aria-controls": panelId } : {};
  if (entry.to !== null) {
    return (
      <NavLink
        to={entry.to}
        className={className}
        {...{ [TRIGGER]: entry.key }}
        {...panel}
        onClick={onNavigate}
      >
        {children}
      </NavLink>
    );
  }
  return (
    <button
      type="button"
      className={className}
      {...{ [TRIGGER]: entry.key }}
      {...panel}
      onClick={entry.key === "customer" ? askCustomerService : onClick}
    >
      {children}
    </button>
  );
}
