import { Link, type LinkProps } from "react-router-dom";
import { cx } from "#styled/css/index.js";
import { buttonStyle, type ButtonLook } from "./button-style.ts";

type ButtonLinkProps = LinkProps & ButtonLook;

/** A link that looks like a button; `to` is a route of the site. */
export function ButtonLink({ tone, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(buttonStyle({ tone, size, block }), className)} />;
}
