import { type ReactNode, useEffect, useState } from "react";

/** Milliseconds that an answer may take before anybody is told to wait. */
const PATIENCE = 150;

/** Shows what stands in it only once that has been waited for: what comes at once needs no word. */
export function Late({ children }: { readonly children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return late ? children : null;
}
