// Pages of the sandbox that belong to the lounge, in its look: they stand alone, without its scripts and its style sheet.

const STYLE = `:root{color-scheme:light dark;--bg:light-dark(oklch(.962 .014 152),oklch(.226 .036 168));
--deep:light-dark(oklch(.9 .03 156),oklch(.285 .045 166));
--raised:light-dark(#fff,oklch(.312 .039 166));--line:light-dark(oklch(.6 .035 160),oklch(.615 .036 162));
--ink:light-dark(oklch(.255 .036 168),oklch(.955 .014 118));
--ink-2:light-dark(oklch(.41 .034 166),oklch(.83 .022 145));--action:light-dark(oklch(.45 .152 12),oklch(.83 .092 12));
--on-action:light-dark(oklch(.98 .008 20),oklch(.25 .07 6));
--danger:light-dark(oklch(.48 .18 28),oklch(.785 .12 28))}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--bg);color:var(--ink);font:16px/1.55 'Onest Variable',system-ui,sans-serif}
header{display:flex;align-items:center;gap:.75rem;padding:1rem;max-width:48rem;margin:0 auto;font-weight:700;letter-spacing:-.02em}
header a{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;color:inherit;text-decoration:none}
.awning{height:1.75rem;background:radial-gradient(circle at 50% 0,var(--deep) 70%,transparent 71%) 50% 0/4rem 1.75rem}
main{max-width:48rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:clamp(2rem,8vw,3rem);line-height:1.05;letter-spacing:-.03em;
margin:0 0 .75rem}h2{font-size:1.25rem;line-height:1.2;letter-spacing:-.015em;margin:0}
.lead{font-size:1.125rem;color:var(--ink-2);margin:0}.quiet{color:var(--ink-2);font-size:.9375rem;margin:.25rem 0 .75rem;overflow-wrap:anywhere}
[role=alert]{color:var(--danger);font-weight:600}
article{background:var(--raised);border-radius:20px;padding:1.25rem 1.5rem;margin:1rem 0;box-shadow:0 2px 6px rgb(0 0 0/.08)}pre{margin:0;
white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
form{display:grid;gap:.5rem;margin:1.5rem 0}.row{display:flex;flex-wrap:wrap;align-items:center}label{font-weight:600}input{flex:1;min-width:12rem;
min-height:3rem;font:inherit;color:inherit;background:var(--raised);padding:.5rem .875rem;border:1.5px solid var(--line);border-radius:14px}
button{min-height:3rem;font:inherit;font-weight:600;padding:.5rem 1.5rem;border:0;border-radius:14px;background:var(--action);color:var(--on-action);
cursor:pointer}a{color:var(--action)}:focus-visible{outline:3px solid var(--action);outline-offset:2px}`

export const housePage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><header><a href="/"><img src="/icons/icon.svg" alt="" width="34" height="34">Back to the lounge</a></header><div class="awning"></div><main>
<h1>${title}</h1>
${body}</main></body></html>`
