// The script in the head of the html, behind the element with the facts.
import { VISIT_FACTS_ID, type VisitFacts } from "#contract/visit-facts.ts";
import { isOutdated, sayOutdated } from "./check-browser.ts";
import { prepareVisit } from "./visit.ts";
import { watchScripts } from "./watch-scripts.ts";

const facts = document.getElementById(VISIT_FACTS_ID)?.textContent;
if (facts) {
  const visit = JSON.parse(facts) as VisitFacts;
  const locale = prepareVisit(visit);
  if (isOutdated()) sayOutdated(visit.outdated[locale]);
  else watchScripts(visit.stalled[locale]);
}
