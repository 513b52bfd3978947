// What the type check must know of the pages: the elements that every table's page has, htmx and its events. No script is made of it.

interface StreamConnection {
  cancelled: boolean;
  attempt: number;
  lastEventId: string;
  config: { connectTimeout: number };
  abortController: { abort(): void };
  reader: ReadableStreamDefaultReader | null;
  delayCanceller: (() => void) | null;
}
interface StreamMessage { data: string; event: string; id: string }
interface HtmxRequest { method: string; body: URLSearchParams | null; cache?: RequestCache; headers: Record<string, string>; abort(): void }
interface HtmxContext { sourceElement: Element; target?: Element; swap?: string; request?: HtmxRequest; response?: { status: number } }

declare const htmx: { process(element: Element): void };

// The pages' listeners are on the document: what an event is about is an element in it.
type OnPage<Detail> = CustomEvent<Detail> & { readonly target: HTMLElement };

interface DocumentEventMap {
  "htmx:config:request": OnPage<{ ctx: Required<HtmxContext> }>;
  "htmx:before:request": OnPage<{ ctx: HtmxContext }>;
  "htmx:finally:request": OnPage<{ ctx: HtmxContext }>;
  "htmx:before:swap": OnPage<{ ctx?: HtmxContext; tasks: { fragment?: DocumentFragment }[] }>;
  "htmx:after:swap": OnPage<{ ctx?: HtmxContext }>;
  "htmx:error": OnPage<{ ctx?: HtmxContext }>;
  "htmx:response:error": OnPage<{ ctx?: HtmxContext }>;
  "htmx:sse:before:connection": OnPage<{ connection: StreamConnection }>;
  "htmx:sse:after:connection": OnPage<{ connection: StreamConnection }>;
  "htmx:sse:close": OnPage<{ connection: StreamConnection }>;
  "htmx:sse:error": OnPage<{ connection: StreamConnection; status?: number }>;
  "htmx:sse:before:message": OnPage<{ message: StreamMessage; cancelled: boolean; waitUntil(work: Promise<unknown>): void }>;
  here: OnPage<{ data: string }>;
}
interface MouseEvent { readonly target: HTMLElement }
interface KeyboardEvent { readonly target: HTMLElement }
interface FocusEvent { readonly target: HTMLElement }
interface InputEvent { readonly target: HTMLElement }
interface SubmitEvent { readonly target: HTMLFormElement }

// Every element of a page is one of HTML or of a drawing.
interface Element { readonly dataset: DOMStringMap }
interface Element { textContent: string }

// What a script looks for is mostly HTML; where it is part of a drawing, or a kind of field, the script says so.
interface ParentNode {
  querySelector(selectors: "summary" | "a" | "span"): HTMLElement | null;
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}
interface Element { closest(selectors: "form"): HTMLFormElement | null; closest(selectors: string): HTMLElement | null }

interface Document {
  getElementById(id: "main" | "prompt" | "strip" | "board" | "players" | "offline" | "notice" | "ask" | "zoomed" | "zoom-inner" |
    "rules-text" | "chat"): HTMLElement;
  getElementById(id: "talk"): HTMLDetailsElement;
  getElementById(id: "keys" | "rules"): HTMLDialogElement;
  getElementById(id: "page-icon"): HTMLLinkElement;
  getElementById(id: "confirm"): HTMLButtonElement | null;
  getElementById(id: "move"): HTMLInputElement;
  getElementById(id: "after"): HTMLTemplateElement | null;
}

// Browsers have it; the next version of SVG does not.
interface SVGElement { readonly farthestViewportElement: SVGElement | null }
