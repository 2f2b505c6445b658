"""A contract for import-linter: a package may import itself, the standard library and what is listed."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """Say what is allowed, where the built-in "forbidden" wants every forbidden package by name."""

    type_name = "only"

    source = fields.StringField()
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        source = str(self.source)
        allowed = (source, *(str(name) for name in self.allowed))  # type: ignore[attr-defined]
        broken = []
        for importer in sorted({source} | graph.find_descendants(source)):
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                if imported.partition(".")[0] in sys.stdlib_module_names:
                    continue
                if not any(imported == name or imported.startswith(name + ".") for name in allowed):
                    broken.append((importer, imported))
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["broken"]:
            output.print_error(f"{importer} is not allowed to import {imported}", bold=False)
        output.new_line()
