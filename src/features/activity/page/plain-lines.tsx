import { cva } from "#styled/css/index.js";

interface PlainLinesProps {
  readonly lines: readonly string[];
  /** `art` stands on a drawing. */
  readonly tone?: "page" | "art";
  /** Spoken name. */
  readonly label?: string;
}

/** Conditions in plain words, one a line. */
export function PlainLines({ lines, tone = "page", label }: PlainLinesProps) {
  return (
    <ul aria-label={label} className={list({ tone })}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const list = cva({
  base: { display: "grid", paddingLeft: "4", listStyleType: "disc" },
  variants: {
    tone: {
      page: {
        gap: "1-5",
        color: "text",
        fontSize: "sm",
        "& > li::marker": { color: "text-muted" },
      },
      art: { gap: "1", color: "on-art-muted", fontSize: "xs" },
    },
  },
});
