import { Suspense, use, useRef, useState, type HTMLAttributes, type ReactNode, type RefObject } from "react";

interface LazyHydrationProps extends HTMLAttributes<HTMLElement> {
  as: "li" | "ul" | "section" | "footer";
}

/**
 * A part of the page that comes alive in a task of its own when it is about to be seen, is touched, or changes. Until then it
 * is what the server drew: its links and forms work. What is drawn in the browser itself is alive at once.
 */
export function LazyHydration({ as: Element, children, ...attributes }: LazyHydrationProps) {
  const element = useRef<HTMLElement>(null);
  const [wait] = useState({ isOver: false });
  return (
    // One of several kinds of element: each takes a reference to any.
    <Element {...attributes} ref={element as RefObject<null>}>
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
  wait: { isOver: boolean };
  children: ReactNode;
}

/** Waits once, and only where its element stands before it was ever drawn here: whoever asks again wants it now. */
function Served({ element, wait, children }: ServedProps) {
  const isFirst = !wait.isOver;
  wait.isOver = true;
  if (isFirst && element.current) use(untilNear(element.current));
  return children;
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
