/** CSS of the outbox page; system fonts only. */
export const outboxStyle = `
:root{color-scheme:light;--paper0:#FDFAF2;--paper1:#F7F1E4;--paper2:#EEE5D1;--shelf:#D9C9A8;--rule:#CFC1A3;--edge:#857D68;--ink:#1D2A22;--ink2:#565A4C;--leaf9:#12352A;--leaf7:#1F5A41;--leaf1:#DDE4CF;--turmeric:#DB9A1F;
--display:Eczar,Georgia,'Times New Roman',serif;--plain:'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper1);color:var(--ink);font:16px/24px var(--plain)}
h1,h2{margin:0;font-family:var(--display);font-weight:500}
h1{font-size:28px;line-height:34px}
h2{font-size:22px;line-height:28px;margin:0 0 12px}
p{margin:0}
a{color:var(--leaf7);text-underline-offset:4px}
:focus-visible{outline:2px solid var(--leaf7);outline-offset:2px}
.frame{max-width:1280px;margin:0 auto;padding:0 16px}
.head{background:var(--leaf9);color:var(--paper1)}
.head .frame{padding-top:16px;padding-bottom:16px}
.head p{color:#D6DCCB;max-width:60ch}
.dot{color:var(--turmeric)}
.edge{height:9px;background:var(--shelf);border-top:2px solid var(--leaf9);border-bottom:1px solid #B9A67F}
main.frame{padding-top:24px}
.who{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end;padding:0 0 8px}
.who label{flex:1 1 240px;max-width:420px;font-weight:550}
.who input{display:block;width:100%;height:48px;margin-top:4px;padding:0 12px;border:1px solid var(--edge);border-radius:3px;background:var(--paper0);color:var(--ink);font:inherit}
.who button{height:48px;padding:0 24px;border:0;border-radius:3px;background:var(--leaf7);color:var(--paper0);font:inherit;font-weight:600;cursor:pointer}
.chips{display:flex;gap:8px;margin:0 -16px 16px;padding:4px 16px 8px;list-style:none;overflow-x:auto;white-space:nowrap}
.chips a{display:inline-flex;align-items:center;min-height:44px;padding:0 12px;border:1px solid var(--edge);border-radius:3px;background:var(--paper0);color:var(--ink);font-size:14px;text-decoration:none}
.chips a[aria-current]{background:var(--leaf1);border-color:var(--leaf7);color:var(--leaf9);font-weight:600}
.desk{display:grid;gap:40px;padding-bottom:40px}
.phone{max-width:340px;margin:0 auto;padding:14px 10px 18px;border-radius:32px;background:#0B1511;box-shadow:0 18px 40px -18px rgb(42 36 16 / .4)}
.screen{height:560px;overflow-y:auto;border-radius:22px;background:var(--paper0);padding:0 12px 16px}
.bar{position:sticky;top:0;margin:0 -12px 12px;padding:12px 16px 10px;background:var(--paper2);border-bottom:1px solid var(--rule);font-family:var(--display);font-size:18px;line-height:24px}
.thread{margin:0;padding:0;list-style:none;display:grid;gap:14px}
.thread .meta{font-size:13px;line-height:18px;color:var(--ink2);margin:0 4px 4px}
.bubble{padding:10px 14px;border-radius:16px 16px 16px 4px;background:var(--leaf1);overflow-wrap:anywhere}
.mailbox{border:1px solid var(--ink);background:var(--paper0);display:grid}
.letters{margin:0;padding:0;list-style:none;max-height:300px;overflow-y:auto;border-bottom:1px solid var(--ink)}
.letters li+li{border-top:1px solid var(--rule)}
.letters a{display:grid;gap:2px;padding:10px 14px;min-height:44px;color:var(--ink);text-decoration:none;border-left:3px solid transparent}
.letters a:hover{background:var(--paper2)}
.letters a[aria-current]{background:var(--leaf1);border-left-color:var(--leaf7)}
.letters b{font-weight:600}
.letters span,.small{font-size:14px;line-height:20px;color:var(--ink2);overflow-wrap:anywhere}
.opened{min-width:0}
.opened header{padding:14px 16px;border-bottom:1px solid var(--rule)}
.opened header p:first-child{font-family:var(--display);font-size:20px;line-height:26px;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:640px;border:0;background:var(--paper1)}
.none{padding:24px 16px;color:var(--ink2)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:16px auto 0;max-width:340px;padding:12px;border:1px dashed var(--edge);font:14px/20px 'Courier New',Courier,monospace}
footer{border-top:1px solid var(--rule);padding:16px 0 40px}
footer a{display:inline-block;padding:10px 0}
@media (min-width:1000px){
.frame{padding-left:40px;padding-right:40px}
.desk{grid-template-columns:340px minmax(0,1fr);align-items:start}
.chips{flex-wrap:wrap;margin:0 0 20px;padding:0}
.phone{margin:0}
.mailbox{grid-template-columns:290px minmax(0,1fr)}
.letters{max-height:760px;border-bottom:0;border-right:1px solid var(--ink)}
iframe{height:690px}
.screen{height:690px}
}
`;
