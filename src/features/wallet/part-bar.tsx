import { css, cx } from "#styled/css/index.js";
import { usePreference } from "#session/preferences/preferences.ts";
import { cssVars } from "#ui/text/css-vars.ts";
import { partTone } from "./part-tones.ts";
import type { WalletPart } from "./wallet-parts.ts";

/** Shares of the total as a bar; the rows below show the numbers. */
export function PartBar({ parts }: { readonly parts: readonly WalletPart[] }) {
  const hidden = usePreference("hideBalance");
  const filled = parts.filter(({ cents }) => cents !== null && cents > 0);
  return (
    <div aria-hidden="true" className={bar}>
      {!hidden &&
        filled.map(({ key, cents }) => (
          <span
            key={key}
            className={cx(partTone({ part: key }), share)}
            style={cssVars({ "--share": cents ?? 0 })}
          />
        ))}
    </div>
  );
}

const bar = css({
  display: "flex",
  gap: "0-5",
  height: "3",
  overflow: "hidden",
  borderRadius: "pill",
  background: "surface-sunken",
});
const share = css({ flexGrow: "var(--share)", flexBasis: "0", minWidth: "1" });
