import { mobileAppScript } from './mobile-app-script.ts';

/**
 * Until hydration (early-tap.ts): a form that is tapped twice within a second is posted once, and
 * the last tapped button outside of forms is remembered.
 */
const earlyTaps = `var earlyTap=null;{let sent;addEventListener('submit',e=>{let by=e.submitter||e.target;if(e.defaultPrevented||e.target.method!='post')return;if(by==sent)e.preventDefault();sent=by;setTimeout(()=>sent=0,1e3)});addEventListener('click',e=>{if(earlyTap!==false)earlyTap=e.target.closest('button[type=button]')})}`;

/**
 * Loads the deferred scripts (lib/answers/steps.ts) after the first paint: a timer that is set in
 * an animation frame fires after that frame. A hidden page has no animation frames and loads them
 * immediately. One timer for each script, because each request blocks a slow phone for
 * milliseconds.
 */
const startDeferredScripts = `{let start=()=>{for(let s of document.querySelectorAll('script[data-src]'))setTimeout(()=>s.src=s.dataset.src)};addEventListener('DOMContentLoaded',()=>document.hidden?start():requestAnimationFrame(()=>setTimeout(start)))}`;

/** Inline script of every page; it runs before the first paint. */
export const firstScript = `${mobileAppScript};${earlyTaps}${startDeferredScripts}`;
