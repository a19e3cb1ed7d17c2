import { ArrowRight } from "lucide-react";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";

interface RateChangeProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly old: string; readonly now: string }[];
}

/** The rate expired before the press: shows the old and the new rate. */
export function RateChange({ title, rows }: RateChangeProps) {
  return (
    <div role="alert">
      <Note tone="warn">
        <b className={heading}>{title}</b>
        <dl className={list}>
          {rows.map(({ name, old, now }) => (
            <div key={name} className={row}>
              <dt>{name}</dt>
              <dd className={values}>
                <s className={cx(figures, before)}>{old}</s>
                <Icon as={ArrowRight} size={1} />
                <b className={cx(figures, after)}>{now}</b>
              </dd>
            </div>
          ))}
        </dl>
      </Note>
    </div>
  );
}

const heading = css({ color: "text-strong", fontSize: "sm" });
const list = css({ display: "grid", gap: "1", marginTop: "1-5", fontSize: "sm" });
const row = css({ display: "flex", flexWrap: "wrap", columnGap: "3" });
const values = css({ display: "flex", alignItems: "center", gap: "2" });
const before = css({ color: "text-muted" });
const after = css({ color: "text-strong" });
