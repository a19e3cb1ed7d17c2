// The script in the head of the html, behind the element with the facts.
import { VISIT_FACTS_ID, type VisitFacts } from "#contract/visit-facts.ts";
import { prepareVisit } from "./visit.ts";

const facts = document.getElementById(VISIT_FACTS_ID)?.textContent;
if (facts) prepareVisit(JSON.parse(facts) as VisitFacts);
