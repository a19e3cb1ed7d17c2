// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { dropSession, keepSession } from "../account/session-store.ts";
import { finishTour, goToTourStep, offerTour, resumeTour, skipTour, stopTour } from "./tour.ts";
import { isChapterDone, tourProgress } from "./tour-progress.ts";
import { useOverlays } from "./overlay-store.ts";

const state = () => useOverlays.getState();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepSession("t", "u1");
  stopTour();
});

it("stores the progress and the outcome per member", () => {
  expect(tourProgress()).toBeNull();
  goToTourStep();
  goToTourStep("account");
  goToTourStep("nav");
  expect(tourProgress()).toEqual({ state: "begun", furthest: "account" });
  skipTour();
  expect(state().tourStep).toBeNull();
  expect(tourProgress()).toEqual({ state: "skipped", furthest: "account" });
  expect(["site", "account"].map((chapter) => isChapterDone(tourProgress(), chapter))).toEqual([
    true,
    false,
  ]);
  keepSession("t", "u2");
  expect(tourProgress()).toBeNull();
});

it("stays done when it is run again", () => {
  goToTourStep("security");
  expect(isChapterDone(tourProgress(), "security")).toBe(false);
  finishTour();
  goToTourStep();
  skipTour();
  expect(tourProgress()).toEqual({ state: "done", furthest: "security" });
  expect(isChapterDone(tourProgress(), "security")).toBe(true);
});

it("resumes after a reload of the tab, but not for a visitor", () => {
  goToTourStep("service");
  useOverlays.setState({ tourStep: null });
  resumeTour();
  expect(state().tourStep).toBe("service");
  dropSession();
  useOverlays.setState({ tourStep: null });
  resumeTour();
  expect(state().tourStep).toBeNull();
  keepSession("t", "u1");
  resumeTour();
  expect(state().tourStep).toBeNull();
});

it("is offered to a member once", () => {
  offerTour();
  expect(state().tourOffered).toBe(true);
  stopTour();
  offerTour();
  expect(state().tourOffered).toBe(false);
});

it("ignores unknown steps in storage", () => {
  sessionStorage.setItem("tour", "<script>");
  resumeTour();
  expect(state().tourStep).toBeNull();
  localStorage.setItem("tour.u1", "won everything");
  expect(tourProgress()).toBeNull();
  localStorage.setItem("tour.u1", "begun nowhere");
  expect(tourProgress()).toEqual({ state: "begun", furthest: null });
});
