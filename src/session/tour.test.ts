// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { dropSession, keepSession } from "./session-store.ts";
import { finishTour, goToTourStep, offerTour, resumeTour, skipTour, stopTour } from "./tour.ts";
import { isChapterDone, tourMark } from "./tour-mark.ts";
import { useTour } from "./tour-store.ts";

const state = () => useTour.getState();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepSession("t", "u1");
  stopTour();
});

it("remembers per member how far they came and how it ended", () => {
  expect(tourMark()).toBeNull();
  goToTourStep();
  goToTourStep("account");
  goToTourStep("nav");
  expect(tourMark()).toEqual({ state: "begun", furthest: "account" });
  skipTour();
  expect(state().step).toBeNull();
  expect(tourMark()).toEqual({ state: "skipped", furthest: "account" });
  expect(["site", "account"].map((chapter) => isChapterDone(tourMark(), chapter))).toEqual([
    true,
    false,
  ]);
  keepSession("t", "u2");
  expect(tourMark()).toBeNull();
});

it("stays done when it is walked again", () => {
  goToTourStep("security");
  expect(isChapterDone(tourMark(), "security")).toBe(false);
  finishTour();
  goToTourStep();
  skipTour();
  expect(tourMark()).toEqual({ state: "done", furthest: "security" });
  expect(isChapterDone(tourMark(), "security")).toBe(true);
});

it("comes back after a reload of the tab, but not for a visitor", () => {
  goToTourStep("service");
  useTour.setState({ step: null });
  resumeTour();
  expect(state().step).toBe("service");
  dropSession();
  useTour.setState({ step: null });
  resumeTour();
  expect(state().step).toBeNull();
  keepSession("t", "u1");
  resumeTour();
  expect(state().step).toBeNull();
});

it("is offered to a member once", () => {
  offerTour();
  expect(state().offered).toBe(true);
  stopTour();
  offerTour();
  expect(state().offered).toBe(false);
});

it("is not begun by what somebody wrote into the storage", () => {
  sessionStorage.setItem("tour", "<script>");
  resumeTour();
  expect(state().step).toBeNull();
  localStorage.setItem("tour.u1", "won everything");
  expect(tourMark()).toBeNull();
  localStorage.setItem("tour.u1", "begun nowhere");
  expect(tourMark()).toEqual({ state: "begun", furthest: null });
});
