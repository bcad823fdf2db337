import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

type StepHistoryOptions = {
  /** The number of steps before the current one; null when the person can no longer go back. */
  behind: number | null;
  /**
   * Set while the steps are locked, for example during a payment. The Back button then calls this function and does not
   * change the step.
   */
  blocked: (() => void) | null;
  toStep: (away: number) => void;
  onClose: () => void;
};

/**
 * Makes each step forward an entry of the browser's history, so that the Back button leads one step back and not out of
 * the wizard. The entries differ only in the hash, so that no page loads again; closing the wizard removes them.
 */
export function useStepHistory({ behind, blocked, toStep, onClose }: StepHistoryOptions) {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const depth = depthOf(location.state);
  const before = useRef({ key: location.key, depth });
  const closing = useRef(false);

  const close = () => {
    if (depth === 0) return onClose();
    closing.current = true;
    void navigate(-depth);
  };
  const moved = useEffectEvent(() => {
    const away = depth - before.current.depth;
    before.current = { key: location.key, depth };
    if (closing.current) return depth === 0 && onClose();
    if (type !== 'POP' || away === 0) return;
    if (blocked) {
      blocked();
      return void navigate(-away);
    }
    if (behind === null || behind + away < 0) return close();
    toStep(away);
  });
  useEffect(() => {
    if (before.current.key !== location.key) moved();
  }, [location.key]);

  return {
    close,
    forward: async () => {
      const { pathname, search, hash, state } = location;
      const at = (steps: number) => ({ pathname, search, hash: `step-${steps + 1}` });
      // the current entry gets a hash first: going back to an entry without one would load its page again
      if (!hash) await navigate(at(depth), { state, replace: true, preventScrollReset: true });
      void navigate(at(depth + 1), { state: { stepsForward: depth + 1 }, preventScrollReset: true });
      toStep(1);
    },
    back: () => (depth > 0 ? void navigate(-1) : toStep(-1)),
  };
}

const depthOf = (state: unknown): number =>
  state && typeof state === 'object' && 'stepsForward' in state ? Number(state.stepsForward) : 0;
