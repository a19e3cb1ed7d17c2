// What the checks of evidence found, in words.
import type { EvidenceCheck } from "#contract/evidence/check-evidence.ts";
import type { Compared } from "#contract/evidence/recompute-amounts.ts";
import { isProven, type VerifiedFile } from "./verify-files.ts";

export function evidenceText(files: readonly VerifiedFile[]): string {
  return files.map(fileText).join("\n\n");
}

export const evidenceJson = (one: VerifiedFile) => ({
  file: one.file,
  proven: isProven(one),
  ticket: one.data.ticket.ticketId,
  site: one.data.site.id,
  state: one.data.ticket.state,
  asOf: one.data.asOf,
  keyId: one.keyId,
  changed: one.changed,
  checks: one.checks.map((check) => ({ ...check, says: sentence(check, one) })),
});

function fileText(one: VerifiedFile): string {
  const { file, data, checks, changed } = one;
  const { ticket, site, asOf } = data;
  const about = `${file}: bet ${ticket.ticketId} on ${site.id}, ${ticket.state}, as of ${new Date(asOf).toISOString()}`;
  const lines = checks.map((check) => `  ${WORDS[check.state]}  ${sentence(check, one)}`);
  const grown =
    changed.length === 0
      ? []
      : [`  wrong    It contradicts an earlier file of the same bet in: ${changed.join(", ")}.`];
  return [about, ...lines, ...grown, isProven(one) ? "  proven" : "  NOT proven"].join("\n");
}

const WORDS = { right: "right  ", wrong: "wrong  ", unknown: "unknown" } as const;

function sentence({ name, reason, amounts, legs }: EvidenceCheck, { keyId }: VerifiedFile): string {
  switch (reason) {
    case "right":
      return RIGHT[name];
    case "nothingEnded":
      return name === "legs" ? "No selection has ended yet." : "Nothing has been settled yet.";
    case "forged":
      return `The signature does not fit: what was signed has been changed, or key ${keyId} did not sign it.`;
    case "unknownKey":
      return `The key ${keyId} is not among the given ones: the file is of another site, or nobody's.`;
    case "pageDiffers":
      return "The page does not say what was signed. Believe nothing that it shows.";
    case "pageVersion":
      return "A newer version made the page, so that it cannot be compared. Check it with that version.";
    case "wrongLegs":
      return `By the rules and the stated scores, these selections end otherwise: ${legs.join(", ")}.`;
    case "noFacts":
      return `What decided these selections was not stored: ${legs.join(", ")}.`;
    case "wrongAmounts":
      return `${SUMS[name]} ${amounts.map(difference).join(", ")}.`;
    case "newTerms":
      return "The bet has terms that this version does not know, so that amounts are not judged.";
    case "notStored":
      return "No movement of money is stored.";
  }
}

const RIGHT = {
  signature: "The signature is the site's.",
  page: "The page says what was signed.",
  legs: "Every ended selection ends so by the rules and the stated scores.",
  placed: "Bets, risk and win follow from stake and odds.",
  settled: "Return, net and turnover follow from the results.",
  history: "The movements of money add up.",
} as const;

const SUMS = {
  ...RIGHT,
  placed: "Stake and odds give",
  settled: "The results give",
  history: "The movements of money give",
};

function difference({ what, stated, found }: Compared): string {
  const text = (value: number) => (what === "bets" ? String(value) : (value / 100).toFixed(2));
  return `${what} ${text(found)} instead of ${text(stated)}`;
}
