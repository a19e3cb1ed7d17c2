import { css } from "#styled/css/index.js";
import { useDesktop } from "../../ui/use-desktop.ts";
import { useWrap } from "../wrap.ts";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterLegal } from "./footer-legal.tsx";
import { FooterPayments } from "./footer-payments.tsx";
import { FooterStats } from "./footer-stats.tsx";

/** What the site holds, who runs it, how to pay, and the rules. */
export function Footer() {
  const desktop = useDesktop();
  return (
    <footer data-ground="footer" className={foot}>
      <div className={useWrap()}>
        <FooterStats />
        <FooterColumns />
        {desktop && <FooterPayments />}
        <FooterLegal />
      </div>
    </footer>
  );
}

const foot = css({
  marginTop: "section-gap",
  paddingBottom: { base: "18-safe", desktop: "0" },
  background: "footer",
  borderTop: { _professional: "footer" },
  color: "footer-text",
  fontSize: "xs",
});
