import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { findForbiddenImport } from './import-directions.ts';

type Rule = Parameters<RuleTester['run']>[1];
type Visitor = ReturnType<NonNullable<Rule['create']>>;
type Node = Parameters<NonNullable<Visitor[string]>>[0];

/** A rule that refuses all code that fits one of these ESTree selectors. */
function refuse(message: string, ...selectors: string[]): Rule {
  return {
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [selector, (node: Node) => context.report({ node, message })]),
      ),
  };
}

const importDirections: Rule = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    return {
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source'(
        node,
      ) {
        const specifier = 'value' in node && typeof node.value === 'string' ? node.value : '';
        const message = findForbiddenImport(file, specifier);
        if (message) context.report({ node, message });
      },
    };
  },
};

const patternOfText = '[callee.name="RegExp"]:not([arguments.0.type="Literal"])';

export default {
  meta: { name: 'store' },
  rules: {
    'import-directions': importDirections,
    'no-hidden-cast': refuse(
      'This cast hides every mistake: make the function generic (over calls: `Call` of lib/contract/endpoint.ts), use `satisfies`, or check the value.',
      'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
      'TSAsExpression[typeAnnotation.type="TSNeverKeyword"]',
    ),
    'no-indian-offset': refuse(
      'Days and hours of India come from lib/contract/india-clock.ts: use `inIndia`.',
      'Literal[value=/[+]05:30/]',
      'TemplateElement[value.raw=/[+]05:30/]',
    ),
    // What a module builds while it is loaded comes from the code only.
    'no-pattern-of-text': refuse(
      'Text of people as a pattern finds the wrong thing or hangs the program: write a literal, build it once for the module, or compare texts.',
      `:function NewExpression${patternOfText}`,
      `:function CallExpression${patternOfText}`,
    ),
    'no-slow-format': refuse(
      'The first format of `Intl` takes 10 ms of a phone: use lib/format and groupDigits of lib/contract.',
      'NewExpression[callee.object.name="Intl"]',
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    ),
  } satisfies Record<string, Rule>,
};
