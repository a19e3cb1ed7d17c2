import { css } from "#styled/css/index.js";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { useRoute } from "../page/route-handle.ts";
import { useWrap } from "../page/wrap.ts";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterLegal } from "./footer-legal.tsx";
import { FooterPayments } from "./footer-payments.tsx";
import { FooterStats } from "./footer-stats.tsx";

/** What the site holds, who runs it, how to pay, and the rules. Below a member's own pages nothing is promoted. */
export function Footer() {
  const desktop = useDesktop();
  const own = useRoute()?.login === true;
  return (
    <footer data-ground="footer" className={foot}>
      <div className={useWrap()}>
        {!own && <FooterStats />}
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
