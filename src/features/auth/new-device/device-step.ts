// The step of the new device outlives a reload of the page: the code is on the phone by then. Name and masked phone are
// kept in the tab; the password, the code and the phone in full are not, so they are asked for again.
import * as v from "valibot";
import { CODE_CATE } from "#contract/api/auth.ts";
import { tabRecord } from "#session/account/player-record.ts";
import type { NewDevice } from "#session/site/events.ts";

const stepSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(64)),
  phone: v.pipe(v.string(), v.maxLength(32)),
  /** How the last code was sent; null before the first. */
  cate: v.nullable(v.picklist([CODE_CATE.sms, CODE_CATE.voice])),
});
type DeviceStep = v.InferOutput<typeof stepSchema>;

const record = tabRecord("new-device", stepSchema);

/** Of this device and member. */
export function deviceStep({ name, phone }: NewDevice): DeviceStep {
  const step = record.read()?.fields;
  return step?.name === name && step.phone === phone ? step : { name, phone, cate: null };
}

export function keepDeviceStep(step: DeviceStep): void {
  record.write(step);
}

export function dropDeviceStep(): void {
  record.drop();
}
