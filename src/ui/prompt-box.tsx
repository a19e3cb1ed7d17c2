import { type ReactNode, useId } from "react";
import { css } from "#styled/css/index.js";

interface PromptBoxProps {
  readonly title: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** What has to be decided before a form is sent. */
export function PromptBox({ title, text, children }: PromptBoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-prompt className={frame}>
      <h3 id={id} className={heading}>
        {title}
      </h3>
      <p className={words}>{text}</p>
      <div className={buttons}>{children}</div>
    </section>
  );
}

/** Scrolls to the first prompt of the page and focuses its first button. */
export function focusPrompt(): void {
  const prompt = document.querySelector("[data-prompt]");
  prompt?.scrollIntoView({ block: "center" });
  prompt?.querySelector("button")?.focus({ preventScroll: true });
}

const frame = css({
  display: "grid",
  gap: "2",
  padding: "4",
  borderRadius: "md",
  background: "warning-subtle",
});
const heading = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const words = css({ color: "text", fontSize: "sm" });
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "2", marginTop: "1" });
