import { Suspense, use, useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type RefObject } from "react";
import { useNavigation } from "react-router";

interface LazyHydrationProps extends HTMLAttributes<HTMLElement> {
  as?: "li" | "ul" | "section" | "footer";
  "data-slug"?: string;
}

/**
 * A part of the page that comes alive in a task of its own when it is about to be seen, is touched, or changes. Until then it
 * is what the server drew: its links and forms work. What is drawn in the browser itself is alive at once.
 */
export function LazyHydration({ as: Element = "section", children, ...attributes }: LazyHydrationProps) {
  const element = useRef<HTMLElement>(null);
  const [wait] = useState(startWait);
  // Drawn anew at whatever the router does, too: React would hold that back until all parts that it reaches are alive.
  useNavigation();
  wait.noteDrawn();
  return (
    // One of several kinds of element: each takes a reference to any.
    <Element {...attributes} data-lazy="" ref={element as RefObject<null>}>
      <Suspense>
        <Served element={element} wait={wait}>
          {children}
        </Served>
      </Suspense>
    </Element>
  );
}

interface ServedProps {
  element: RefObject<HTMLElement | null>;
  wait: Wait;
  children: ReactNode;
}

/** Waits only where its element stands before it was ever drawn here. */
function Served({ element, wait, children }: ServedProps) {
  // For tests in a browser: scripts have taken over this part.
  useEffect(() => void element.current?.setAttribute("data-hydrated", ""), [element]);
  if (wait.isFirst() && element.current) use(untilNear(element.current));
  return children;
}

interface Wait {
  noteDrawn(): void;
  isFirst(): boolean;
}

/** One wait at most: whoever asks again, or changes what stands around it, wants it now. */
function startWait(): Wait {
  let wasDrawn = false;
  let isOver = false;
  return {
    noteDrawn() {
      isOver ||= wasDrawn;
      wasDrawn = true;
    },
    isFirst() {
      const isFirst = !isOver;
      isOver = true;
      return isFirst;
    },
  };
}

/** Half a screen before it is seen. */
const NEAR = { rootMargin: "50% 0px" };

function untilNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    }, NEAR);
    observer.observe(element);
  });
}
