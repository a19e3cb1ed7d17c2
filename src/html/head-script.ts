// The script in the head of the html, behind the element with the facts.
import { VISIT_FACTS_ID, type VisitFacts } from "#contract/visit-facts.ts";
import { prepareVisit } from "./visit.ts";
import { watchScripts } from "./watch-scripts.ts";

const facts = document.getElementById(VISIT_FACTS_ID)?.textContent;
if (facts) {
  const visit = JSON.parse(facts) as VisitFacts;
  watchScripts(visit.stalled[prepareVisit(visit)]);
}
