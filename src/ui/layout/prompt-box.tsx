import { type ReactNode, useId } from "react";
import { Heading, Row, Text } from "#styled/jsx/index.js";
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
      <Heading as="h3" id={id} size="md">
        {title}
      </Heading>
      <Text color="text" size="sm">
        {text}
      </Text>
      <Row wrap="wrap" gap="2" marginTop="1">
        {children}
      </Row>
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
