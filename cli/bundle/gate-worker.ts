// Makes the leak gate of a large fleet in a thread of its own: what that needs of memory for a second is
// free again when the brands are searched.
import { createFleetGate, type FleetGateInput } from "../leaks/fleet-gate.ts";
import { answerCalls } from "./worker-calls.ts";

answerCalls<FleetGateInput>(async (input) => createFleetGate(input));
