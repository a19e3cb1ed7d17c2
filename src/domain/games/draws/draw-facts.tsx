import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";

/** Facts of a result, as printed by the server: sum, big or small, odd or even. */
export function DrawFacts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <Row as="ul" wrap="wrap" gap="1">
      {facts.map((fact) => (
        <li key={fact} className={factItem}>
          {fact}
        </li>
      ))}
    </Row>
  );
}

const factItem = css({
  paddingInline: "1-5",
  borderRadius: "xs",
  background: "surface-sunken",
  fontSize: "2xs",
  lineHeight: "base",
  color: "text",
  whiteSpace: "nowrap",
});
