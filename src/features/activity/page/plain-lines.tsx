import { css } from "#styled/css/index.js";

/** Conditions in plain words, one a line. */
export function PlainLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const list = css({
  display: "grid",
  gap: "1-5",
  paddingLeft: "4",
  listStyleType: "disc",
  color: "text",
  fontSize: "sm",
  "& > li::marker": { color: "text-muted" },
});
